// A thread of its own for one long document: Markdown that no request may wait for. Started by compile.ts.
import { parentPort, workerData } from 'node:worker_threads'
import { yieldToOthers } from '../lib/yielding-thread.ts'
import { readSource, type CompileTask } from './compile.ts'

yieldToOthers()
parentPort!.postMessage(readSource(workerData as CompileTask))
