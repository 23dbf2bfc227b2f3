// How long somebody has waited, or talks, in a form that stands still beside its neighbours. Pure.

/** "0:07", "12:30", "1:02:09"; never less than nothing. @param milliseconds since it began */
export const spokenTime = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  const two = (value: number): string => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
