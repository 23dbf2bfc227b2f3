import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

/** Sends on from a page that has nothing to show. The server draws nothing for it; the browser goes. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate(to, { replace: true })
  }, [navigate, to])
  return null
}
