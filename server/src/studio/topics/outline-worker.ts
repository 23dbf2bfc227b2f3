// A thread of its own for the topics of a whole game. Started by outline-work.ts.
import { parentPort, workerData } from 'node:worker_threads'
import { yieldToOthers } from '../../lib/yielding-thread.ts'
import { doOutlineTask, type OutlineTask } from './outline-work.ts'

yieldToOthers()
parentPort!.postMessage(doOutlineTask(workerData as OutlineTask))
