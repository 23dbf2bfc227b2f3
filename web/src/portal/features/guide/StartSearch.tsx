import { Search } from 'lucide-react'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { BoxForm } from '../../../kit/form/BoxForm.tsx'
import { useMessages } from '../../shared/i18n/context.ts'
import { useSlash } from '../../shared/search-box/use-slash.ts'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Input } from '../../../kit/ui/Input.tsx'
import styles from './GuidePage.module.css'

/**
 * The search of everything, on the start page: a plain box, because what completes words would be the weight of another
 * screen (ground G26).
 */
export function StartSearch() {
  const { t } = useMessages()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  useSlash(input)
  return (
    <BoxForm
      role="search"
      // Below the page's base, for who is quicker than the app.
      action="search"
      className={styles.search}
      onSend={() => void navigate(`/search?q=${encodeURIComponent(input.current?.value ?? '')}`)}
    >
      <Icon icon={Search} />
      <Input
        ref={input}
        type="search"
        name="q"
        aria-label={t('support.search.label')}
        placeholder={t('support.bft.search.label')}
      />
    </BoxForm>
  )
}
