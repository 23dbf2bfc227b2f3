// When the mail of the day goes out (CD-267): in the morning of the case's region, since nobody tells us a player's zone.

/** Hour of the day in UTC. */
const hours: Readonly<Record<string, number>> = { us: 14, eu: 7, kr: 23, tw: 0, cn: 0 }
const otherHour = 12

/** What happens so shortly before waits a day longer: the mail may be under way already. */
const leadMilliseconds = 10 * 60_000
const dayMilliseconds = 86_400_000

/** @param at when something happened · @param region of its case · @returns when it is mailed, at most 24 h 10 min later */
export const nextDigest = (at: Date, region: string): Date => {
  const next = new Date(at)
  next.setUTCHours(hours[region] ?? otherHour, 0, 0, 0)
  while (next.getTime() < at.getTime() + leadMilliseconds) next.setTime(next.getTime() + dayMilliseconds)
  return next
}
