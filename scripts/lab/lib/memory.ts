// What a measured process takes while it runs on.

export interface Usage {
  /** Of all its threads, since its start. */
  processorSeconds: number
  /** Resident bytes. */
  memory: number
  /** Bytes of JavaScript's own heap in use. */
  heap: number
  /** Sockets, timers and what else keeps its event loop turning. */
  handles: number
  /** Open files and sockets as the system counts them. */
  files: number
}

export interface Sample extends Usage {
  /** Seconds since the run began. */
  at: number
}

/** Rise of a figure an hour: the straight line through the samples, least squares. Nothing can be said of one sample. */
export const slopeOf = (samples: readonly Sample[], figure: (sample: Sample) => number): number => {
  const mean = (of: (sample: Sample) => number) => samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length
  const hoursOf = ({ at }: Sample) => at / 3600
  const [hours, value] = [mean(hoursOf), mean(figure)]
  const spread = samples.reduce((sum, sample) => sum + (hoursOf(sample) - hours) ** 2, 0)
  return samples.reduce((sum, sample) => sum + (hoursOf(sample) - hours) * (figure(sample) - value), 0) / spread
}

/** Without the first third, in which caches fill and code is compiled. */
export const afterWarmUp = (samples: readonly Sample[]): Sample[] =>
  samples.filter(({ at }) => at > samples.at(-1)!.at / 3)

/** Bytes as MiB. */
export const mib = (bytes: number): number => bytes / 2 ** 20
