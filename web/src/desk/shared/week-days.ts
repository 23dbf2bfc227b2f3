// Days of a week and times of a day, as they are typed and read.

/** A time of day however it is typed ("9", "9:30", "0930", "9.30") as HH:MM; null where it is none. */
export const timeOf = (typed: string): string | null => {
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:[:.h]?(\d\d))?$/.exec(typed.trim()) ?? []
  if (hours === undefined || Number(hours) > 24 || Number(minutes) > 59) return null
  // The end of a day is the beginning of the next one.
  if (Number(hours) === 24) return minutes === '00' ? '00:00' : null
  return `${hours.padStart(2, '0')}:${minutes}`
}

/** Monday to Sunday by name; 1 January 2024 was a Monday. */
export const dayNames = (locale: string): { day: number; name: string }[] => {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  return [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, name: format.format(Date.UTC(2024, 0, day)) }))
}
