import { useRef, useState, type ComponentType } from 'react'
import { useNavigate } from 'react-router-dom'
import { useMessages } from '../../shared/i18n/context.ts'
import { useSlash } from '../../shared/search-box/use-slash.ts'
import { Input } from '../../ui/Input.tsx'
import styles from './GuidePage.module.css'

type Box = ComponentType<{ game: null; initial: string; isBegun: boolean }>

/** The search of everything, on the start page: light until somebody wants it, then the box with suggestions (ground G26). */
export function StartSearch() {
  const { t } = useMessages()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [whole, setWhole] = useState<{ Box: Box; typed: string } | null>(null)
  useSlash(input)
  if (whole !== null) return <whole.Box game={null} initial={whole.typed} isBegun />
  const begin = async (): Promise<void> => {
    const { SearchBox } = await import('../../shared/search-box/SearchBox.tsx')
    setWhole({ Box: SearchBox, typed: input.current?.value ?? '' })
  }
  return (
    <form
      role="search"
      className={styles.search}
      onFocus={() => void begin().catch(() => undefined)}
      onSubmit={(event) => {
        event.preventDefault()
        void navigate(`/search?q=${encodeURIComponent(input.current?.value ?? '')}`)
      }}
    >
      <Input
        ref={input}
        type="search"
        aria-label={t('support.search.label')}
        aria-keyshortcuts="/"
        placeholder={t('support.search.placeholder')}
      />
    </form>
  )
}
