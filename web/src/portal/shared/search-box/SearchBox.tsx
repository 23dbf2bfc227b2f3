import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAsk } from '../../../kit/api/use-api.ts'
import { BoxForm } from '../../../kit/form/BoxForm.tsx'
import { cx } from '../../../kit/lib/class-names.ts'
import { useDebounced } from '../../../kit/lib/use-debounced.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Combobox } from '../../../kit/ui/Combobox.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row } from '../../../kit/ui/Layout.tsx'
import { useMessages } from '../i18n/context.ts'
import { ProductIcon } from '../product-icon/ProductIcon.tsx'
import styles from './SearchBox.module.css'
import { useSlash } from './use-slash.ts'
import { autocompleteDelay, queryMax, suggested, searchAddress, searchableTerm, suggestTerm } from './search-term.ts'

/** Whose pictures stand for all games. */
const sharedProduct = 'services'
/** What a page of the app keeps of the words in its box, beside what others keep there. */
interface Typed {
  typed?: string
}

/**
 * The search of a game, or of everything without `game`. Suggestions are titles of articles; picking one opens it
 * (OD-43).
 */
export function SearchBox({
  game,
  initial = '',
  className,
}: {
  game: string | null
  initial?: string
  className?: string
}) {
  const { t, locale } = useMessages()
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const input = useRef<HTMLInputElement>(null)
  useSlash(input)
  const [text, setText] = useState(initial)
  // Words that stand here from the start are the result on screen already: they suggest nothing.
  const [isTyped, setTyped] = useState(false)
  const typedBefore = (state as Typed | null)?.typed
  const shown = useRef(initial)
  useEffect(() => {
    if (typedBefore === undefined && shown.current === initial) return
    shown.current = initial
    // Back from a suggestion, the words that led there stand here again.
    setText(typedBefore ?? initial)
    setTyped(false)
  }, [initial, typedBefore])
  const settled = useDebounced(text, autocompleteDelay)
  const term = isTyped && settled === text ? suggestTerm(settled) : null
  const found = useAsk(
    '/services/bft/api/search',
    term === null
      ? null
      : {
          body: {
            searchTerm: term,
            subjectName: game ?? 'all',
            sourceName: 'all',
            page: 1,
            locale,
            purpose: 'suggest',
          },
        },
  )
  const hits = term === null ? [] : (found.data?.pagedResults.slice(0, suggested) ?? [])

  return (
    <BoxForm
      role="search"
      className={cx(styles.box, className)}
      onSend={() => {
        const query = searchableTerm(text)
        if (query === '') return
        setTyped(false)
        void navigate(searchAddress(game, query))
      }}
    >
      <Icon icon={Search} className={styles.icon} />
      <Combobox
        ref={input}
        aria-keyshortcuts="/"
        className={styles.input}
        type="search"
        name="q"
        aria-label={t('support.search.label')}
        placeholder={t('support.search.placeholder')}
        maxLength={queryMax}
        enterKeyHint="search"
        value={text}
        onValue={(value) => {
          setText(value)
          setTyped(true)
        }}
        suggestions={hits.map(({ articleNumber, title, games }) => ({
          id: articleNumber,
          label: (
            <Row as="span" gap={3} className={styles.suggestion}>
              <ProductIcon baseUiName={games[0]?.baseUiName ?? sharedProduct} size={20} /> <bdi>{title}</bdi>
            </Row>
          ),
        }))}
        onPick={(id) => {
          void navigate(pathname + search, { replace: true, state: { ...(state as object | null), typed: text } })
          void navigate(`/article/${id}`)
        }}
        announcement={t('support.search.suggestions.count', { count: hits.length })}
        listLabel={t('support.search.suggestions')}
      />
      <Button type="submit" icon={<Icon icon={Search} className={styles.glass} />}>
        {t('support.search.submit')}
      </Button>
    </BoxForm>
  )
}
