export { startTestRedis, type TestRedis } from './start-test-redis.ts'
