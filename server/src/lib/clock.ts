/** The only source of time in the domain; tests hand over a clock they move by hand. */
export interface Clock {
  now: () => Date
}

/** What nearly every service is given. */
export interface Transacting {
  clock: Clock
  withTransaction: <T>(work: () => Promise<T>) => Promise<T>
}

export const systemClock: Clock = { now: () => new Date() }

/** RFC 3339 in UTC with milliseconds: the form of every timestamp on the wire and in storage (decisions-cases C11). */
export const timestamp = (clock: Clock): string => clock.now().toISOString()

export const addSeconds = (date: Date, seconds: number): Date => new Date(date.getTime() + seconds * 1000)

/** A clock for tests: stands still until it is moved. */
export const createManualClock = (
  start = '2026-11-18T09:30:00.000Z',
): Clock & { advance: (seconds: number) => void; set: (time: string) => void } => {
  let time = new Date(start).getTime()
  return {
    now: () => new Date(time),
    advance: (seconds) => {
      time += seconds * 1000
    },
    set: (value) => {
      time = new Date(value).getTime()
    },
  }
}

/**
 * A time as this product writes it, and one there is: what a client sends back in a cursor may look like one, and
 * PostgreSQL takes no 31st of February.
 */
export const isUtcTime = (text: string): boolean => {
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) ? new Date(text) : undefined
  return at !== undefined && at.getTime() > 0 && at.toISOString() === text
}
