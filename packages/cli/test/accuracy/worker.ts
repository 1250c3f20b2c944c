import { parentPort, workerData } from 'node:worker_threads'
import { measureAccuracy, type Sample } from '@skelly/engine/testing'

/** Measures the sample that it was started with and posts what came out. */
parentPort?.postMessage(measureAccuracy(workerData as Sample))
