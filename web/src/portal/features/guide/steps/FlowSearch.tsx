import { Search } from 'lucide-react'
import { useState } from 'react'
import { limits } from '../../../../kit/api/limits.ts'
import { BoxForm } from '../../../../kit/form/BoxForm.tsx'
import { useMessages } from '../../../shared/i18n/context.ts'
import { Button } from '../../../../kit/ui/Button.tsx'
import { Icon } from '../../../../kit/ui/Icon.tsx'
import { Input } from '../../../../kit/ui/Input.tsx'
import { useGuide } from '../guide-context.ts'
import styles from './FlowSearch.module.css'

/** The search of the embedded variant, inside the flow (E4, E5). Elsewhere, or without the search link, nothing. */
export function FlowSearch({ query = '' }: { query?: string }) {
  const { t } = useMessages()
  const { variant, facts, send } = useGuide()
  const [text, setText] = useState(query)
  if (variant !== 'embedded' || !facts.hasSearchLink) return null
  return (
    <BoxForm role="search" className={styles.search} onSend={() => send({ type: 'SEARCH', query: text.trim() })}>
      <Input
        type="search"
        aria-label={t('support.bft.search.label')}
        placeholder={t('support.bft.search.label')}
        value={text}
        maxLength={limits.SearchRequest.searchTerm.maxLength}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="secondary" icon={<Icon icon={Search} />}>
        {t('support.bft.search.submit')}
      </Button>
    </BoxForm>
  )
}
