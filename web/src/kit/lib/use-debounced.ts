import { useEffect, useState } from 'react'

/** The value once it has stood still for `wait` milliseconds. */
export const useDebounced = <T>(value: T, wait: number): T => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), wait)
    return () => clearTimeout(timer)
  }, [value, wait])
  return settled
}
