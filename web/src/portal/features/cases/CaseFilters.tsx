import { Search, SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Form } from '../../shared/form/Form.tsx'
import { useMessages } from '../../shared/i18n/context.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Input } from '../../../kit/ui/Input.tsx'
import { Row, Stack } from '../../../kit/ui/Layout.tsx'
import { type Choice, Select } from '../../../kit/ui/Select.tsx'
import { type Wish, chosenOf, longestQuery, sorts, spans, statuses } from './case-filter.ts'
import styles from './CaseFilters.module.css'
import type { CaseChoices } from './queries.ts'

/** Words, filters and order over a long list of cases (CD-177). What is chosen goes into the address. */
export function CaseFilters({
  wish,
  choices,
  onWish,
}: {
  wish: Wish
  /** What the list holds, once it is known. */
  choices: CaseChoices | undefined
  onWish: (wish: Wish) => void
}) {
  const { t, locale } = useMessages()
  // Another address, by Back or by "clear", brings its own words.
  const form = useForm({ values: { q: wish.q } })
  const typed = useWatch({ control: form.control, name: 'q' })
  const [isOpen, setOpen] = useState(false)
  const filtersId = useId()
  const choose = (change: Partial<Wish>): void => onWish({ ...wish, q: typed.trim(), ...change, cursor: null })
  const counted = (title: string, count: number): string => t('support.case.filter.choice', { title, count })
  const select = (
    label: string,
    value: string | null,
    all: string,
    offered: Choice[],
    to: (value: string) => Partial<Wish>,
  ) => (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={value ?? ''}
          placeholder={all}
          choices={offered}
          onChange={({ target }) => choose(to(target.value))}
        />
      )}
    </Field>
  )
  const chosen = chosenOf(wish)
  const { games = [], topics = [] } = choices ?? {}
  const orNull = <T,>(value: T | '' | undefined): T | null => (value === '' || value === undefined ? null : value)
  return (
    <Row as="section" wrap gap="2 5" className={styles.finder} role="search" aria-label={t('support.case.search')}>
      <Form form={form} problem={null} isBusy={false} className={styles.words} onSubmit={() => choose({})}>
        <Input
          {...form.register('q')}
          value={typed}
          type="search"
          aria-label={t('support.case.search')}
          placeholder={t('support.case.search')}
          title={t('support.case.search.hint')}
          maxLength={longestQuery}
          enterKeyHint="search"
        />
        <Button
          type="submit"
          variant="secondary"
          aria-label={t('support.case.search.go')}
          icon={<Icon icon={Search} size={18} />}
        >
          <span className={styles.go}>{t('support.case.search.go')}</span>
        </Button>
      </Form>
      <Button
        variant="quiet"
        className={styles.more}
        aria-expanded={isOpen}
        aria-controls={filtersId}
        icon={<Icon icon={SlidersHorizontal} size={18} />}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.go}>
          {chosen === 0 ? t('support.case.filter') : counted(t('support.case.filter'), chosen)}
        </span>
        {chosen > 0 && (
          <span className={styles.chosen} aria-hidden="true">
            {new Intl.NumberFormat(locale).format(chosen)}
          </span>
        )}
      </Button>
      <Stack gap="3 4" id={filtersId} className={styles.filters} hidden={!isOpen}>
        {select(
          t('support.case.column.status'),
          wish.status,
          t('support.case.filter.status.all'),
          statuses.map((value) => ({ value, label: t(statusKeys[value]) })),
          (value) => ({ status: orNull(statuses.find((one) => one === value)) }),
        )}
        {select(
          t('support.case.column.product'),
          wish.game,
          t('support.case.filter.game.all'),
          games.map(({ name, title, count }) => ({ value: name, label: counted(title, count) })),
          (value) => ({ game: orNull(value) }),
        )}
        {select(
          t('support.case.filter.topic'),
          wish.categoryId === null ? null : String(wish.categoryId),
          t('support.case.filter.topic.all'),
          topics.map(({ categoryId, title, count }) => ({ value: String(categoryId), label: counted(title, count) })),
          (value) => ({ categoryId: Number(value) || null }),
        )}
        {select(
          t('support.case.column.updated'),
          wish.days === null ? null : String(wish.days),
          t('support.case.filter.time.all'),
          spans.map((days) => ({ value: String(days), label: t('support.case.filter.time.days', { days }) })),
          (value) => ({ days: orNull(spans.find((one) => String(one) === value)) }),
        )}
        <Field label={t('support.case.sort')}>
          {(control) => (
            <Select
              {...control}
              value={wish.sort}
              choices={sorts.map((value) => ({ value, label: t(`support.case.sort.${value}`) }))}
              onChange={({ target }) => choose({ sort: sorts.find((one) => one === target.value) ?? wish.sort })}
            />
          )}
        </Field>
      </Stack>
    </Row>
  )
}

const statusKeys = {
  OPEN: 'support.case.status.open',
  ANSWERED: 'support.case.status.answered',
  INFO: 'support.case.status.info',
  RESOLVED: 'support.case.status.resolved',
} as const
