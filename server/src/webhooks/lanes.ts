// How many calls are under way: a receiver that does not answer must not keep the deliveries to everybody else waiting (CD-240).

export type Lane =
  | { leave: (milliseconds: number) => void }
  /** No place now; come back then. */
  | { again: Date }

export interface Lanes {
  enter: (id: string, now: Date) => Lane
}

/** Of the eight deliveries a process has in its hands, and of them to one receiver. The others step back at once. */
const most = 4
const each = 2
const soonestMilliseconds = 1_000
/** However many wait for a slow receiver, what is new is tried within this time. */
const latestMilliseconds = 300_000

export const createLanes = (): Lanes => {
  const lanes = new Map<string, { underWay: number; lastTook: number; takenUntil: number }>()
  let underWay = 0
  return {
    enter: (id, now) => {
      const lane = lanes.get(id) ?? { underWay: 0, lastTook: 0, takenUntil: 0 }
      lanes.set(id, lane)
      if (underWay >= most || lane.underWay >= each) {
        // Each who is sent away gets a time of their own, as far apart as the receiver is slow.
        const soonest = now.getTime() + soonestMilliseconds
        lane.takenUntil = Math.max(lane.takenUntil, soonest) + lane.lastTook / each
        return { again: new Date(Math.min(lane.takenUntil, now.getTime() + latestMilliseconds)) }
      }
      underWay += 1
      lane.underWay += 1
      return {
        leave: (milliseconds) => {
          underWay -= 1
          lane.underWay -= 1
          lane.lastTook = milliseconds
        },
      }
    },
  }
}
