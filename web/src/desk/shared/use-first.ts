import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useIsWide } from '../../kit/lib/use-media-query.ts'

/**
 * Where there is room beside the list, what stands first in it is opened while nothing is: by its address, so that it stays
 * what is read when another comes before it. Only for what is opened without a word in the audit (CD-319).
 */
export const useFirst = (path: string | undefined): void => {
  const isWide = useIsWide()
  const navigate = useNavigate()
  const wanted = isWide ? path : undefined
  useEffect(() => {
    if (wanted !== undefined) void navigate(wanted, { replace: true })
  }, [wanted, navigate])
}
