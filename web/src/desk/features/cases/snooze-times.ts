// When a case that is put off comes back: four answers to "when?", in the browser's own time.

export type SnoozeName = 'later' | 'tomorrow' | 'monday' | 'week'
export interface SnoozeTime {
  name: SnoozeName
  at: Date
}

const morning = 9
const atMorning = (now: Date, days: number): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, morning)

export const snoozeTimes = (now: Date): readonly SnoozeTime[] => [
  { name: 'later', at: new Date(now.getTime() + 4 * 3_600_000) },
  { name: 'tomorrow', at: atMorning(now, 1) },
  { name: 'monday', at: atMorning(now, (8 - now.getDay()) % 7 || 7) },
  { name: 'week', at: atMorning(now, 7) },
]
