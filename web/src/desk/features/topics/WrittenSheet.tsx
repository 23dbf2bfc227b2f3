import { type ReactNode, useMemo, useState } from 'react'
import { useIsWide } from '../../../kit/lib/use-media-query.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { Row, Stack, Surface } from '../../../kit/ui/Layout.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { FormHead } from '../../shared/FormPage.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { shortChoices } from '../../shared/language-names.ts'
import type { Saving } from '../../shared/use-autosave.ts'
import { DraftActions } from './DraftActions.tsx'
import type { Tree } from './queries.ts'
import { type Writing, WritingContext } from './Words.tsx'
import styles from './Topics.module.css'

/**
 * A part of a game's topics as it is written: in which language, whether it is kept, what a colleague did meanwhile, the
 * boxes, and beside them what players will see.
 */
export function WrittenSheet({
  tree,
  title,
  draft: { saving, keepMine, takeTheirs },
  conflict,
  beside,
  children,
}: {
  tree: Tree
  title: ReactNode
  draft: { saving: Saving; keepMine: () => Promise<void>; takeTheirs: () => Promise<void> }
  /** What is said where somebody else was faster. */
  conflict: string
  beside: (language: string) => ReactNode
  children: (writing: Writing) => ReactNode
}) {
  const { t, locale } = useTexts()
  const { game, defaultLocale, locales, languages } = tree
  const [language, setLanguage] = useState(languages[0] ?? defaultLocale)
  const writing = useMemo<Writing>(
    () => ({
      locale: language,
      defaultLocale,
      locales,
      mayWrite: languages.length === 0 || languages.includes(language),
      mayShape: languages.length === 0,
    }),
    [language, defaultLocale, locales, languages],
  )
  // On a phone the title has the head to itself.
  const isWide = useIsWide()
  const languageSelect = (
    <span className={styles.game}>
      <Select
        aria-label={t('studio.language')}
        value={language}
        onChange={({ target }) => setLanguage(target.value)}
        choices={shortChoices(locales, locale)}
      />
    </span>
  )
  const saved = (
    <span className={styles.saving} role="status">
      {t(`studio.saving.${saving}`)}
    </span>
  )
  const actions = saving === 'saved' && <DraftActions tree={tree} />
  return (
    <WritingContext value={writing}>
      <FormHead
        back={{ to: `/studio/topics/${game}`, name: t('topics.back') }}
        title={title}
        {...(isWide ? { state: saved } : {})}
      >
        {isWide && languageSelect}
        {isWide && actions}
      </FormHead>
      <Surface pad="3 6" className={styles.told}>
        {saving === 'conflict' && (
          <Banner
            tone="warning"
            actions={
              <>
                <Button size="small" onClick={() => void keepMine()}>
                  {t('studio.conflict.mine')}
                </Button>
                <Button size="small" variant="secondary" onClick={() => void takeTheirs()}>
                  {t('studio.conflict.theirs')}
                </Button>
              </>
            }
          >
            {conflict}
          </Banner>
        )}
      </Surface>
      <Stack className={styles.beside}>
        <div className={styles.write}>
          {!isWide && (
            <>
              <Row gap={3} className={styles.top}>
                {languageSelect}
                {actions}
              </Row>
              {saved}
            </>
          )}
          {children(writing)}
        </div>
        {beside(language)}
      </Stack>
    </WritingContext>
  )
}
