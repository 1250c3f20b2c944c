import type { StageMessages } from './stage-messages.ts'

declare module 'next-intl' {
  interface AppConfig {
    Messages: StageMessages
  }
}
