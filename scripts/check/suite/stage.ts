// A stage of the whole suite: one command with a time limit, which leaves a report.
import path from 'node:path'

export interface Stage {
  /** Names its report: `<name>.json` among the reports. */
  name: string
  /** Stages of one lane run one after the other, lanes beside each other. */
  lane: string
  /**
   * Who writes the report. `vitest` and `playwright` write their own; a `list` command writes TestResult[] to the file
   * named by STAGE_REPORT; of a `status` command the runner writes how it ended.
   */
  kind: 'vitest' | 'playwright' | 'list' | 'status'
  /** Stages that have ended, passed or not, before this one begins. */
  after?: readonly string[]
  /** Past this it counts as hanging: it is killed, with all it started. */
  limitMinutes: number
  /** For bash, in the root of the project. */
  command: string
}

/** How a stage ended. */
export interface StageEnd {
  name: string
  status: 'passed' | 'failed' | 'killed'
  seconds: number
  /** Of the command and all it waited for; what was killed or left behind is not in it. */
  cpuSeconds: number | undefined
  /** What it said. */
  output: string
}

export const reportOf = (folder: string, name: string): string => path.join(folder, `${name}.json`)
