import { ListTree } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { deskLimits } from '../../../kit/api/limits.ts'
import { cx } from '../../../kit/lib/class-names.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Checkbox } from '../../../kit/ui/Checkbox.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { Stack } from '../../../kit/ui/Layout.tsx'
import { Tabs } from '../../../kit/ui/Tabs.tsx'
import { Loading } from '../../shared/Loading.tsx'
import { Frame } from '../../shared/frame/Frame.tsx'
import { directionOf, useTexts } from '../../shared/i18n.ts'
import { useAgain } from '../../shared/operations.ts'
import { ChannelList } from './ChannelList.tsx'
import { FieldList } from './FieldList.tsx'
import { at, findingWords } from './findings.ts'
import { Lines } from './Lines.tsx'
import { LiveForm } from './LiveForm.tsx'
import { OfferList } from './OfferList.tsx'
import { type Sheet, type Tree, useSheet, useKnown, useTree } from './queries.ts'
import { useSheetDraft } from './use-sheet-draft.ts'
import { wordsIn } from './words.ts'
import { Words } from './Words.tsx'
import { WrittenSheet } from './WrittenSheet.tsx'
import page from '../../shared/Page.module.css'
import form from '../../shared/FormPage.module.css'
import styles from './Topics.module.css'

/** Of one language. */
const mostPhrases = { lines: deskLimits.TopicPhraseList.maxItems, letters: deskLimits.TopicPhrase.maxLength }

/** One topic: what it says, what its form asks, how it is reached; beside it the form as players will see it. */
export function TopicPage({ game, id }: { game: string; id: number }) {
  const { t } = useTexts()
  const { tree } = useTree(game)
  const { sheet, hasFailed, again } = useSheet(game, id)
  return (
    <Frame title={t('topics')}>
      <main className={cx(page.page, form.alone, styles.topic)} aria-label={t('topics')}>
        {sheet !== undefined && sheet !== null && tree !== undefined ? (
          <Editor first={sheet} tree={tree} />
        ) : sheet === null || hasFailed ? (
          <EmptyState
            icon={ListTree}
            title={t(sheet === null ? 'topics.missing' : 'failed')}
            isAlert
            actions={
              sheet === null ? (
                <Link to={`/studio/topics/${game}`}>{t('topics.back')}</Link>
              ) : (
                <Button variant="secondary" onClick={again}>
                  {t('retry')}
                </Button>
              )
            }
          />
        ) : (
          <Loading lines={10} />
        )}
      </main>
    </Frame>
  )
}

function Editor({ first, tree }: { first: Sheet; tree: Tree }) {
  const texts = useTexts()
  const { t, locale } = texts
  const { defaultLocale } = tree
  const known = useKnown(first.game, first.categoryId)
  const treeAgain = useAgain('getTopicTree')
  const { sheet, topic, change, ...draft } = useSheetDraft(first, (saved) => {
    known(saved)
    void treeAgain()
  })
  const forget = useEffectEvent(() => known(null))
  useEffect(() => () => forget(), [])
  const [tab, setTab] = useState('form')
  const { findings } = sheet
  const wrong = (of: readonly { isBlocking: boolean }[]): string => {
    const count = of.filter(({ isBlocking }) => isBlocking).length
    return count === 0 ? '' : ` (${count})`
  }
  const ofChannels = findings.filter(({ channel }) => channel !== null)
  const ofFields = findings.filter(({ field }) => field !== null)
  const ofText = at(findings, { field: null, channel: null })
  return (
    <WrittenSheet
      tree={tree}
      title={wordsIn(sheet.name, locale, defaultLocale)}
      draft={draft}
      conflict={t('topics.conflict')}
      beside={(language) => <LiveForm sheet={sheet} topic={topic} language={language} defaultLocale={defaultLocale} />}
    >
      {({ locale: language, mayWrite, mayShape }) => (
        <Tabs
          label={t('topics.parts')}
          selected={tab}
          onSelect={setTab}
          tabs={[
            { id: 'form', label: `${t('topics.form')}${wrong(ofFields)}` },
            { id: 'text', label: `${t('topics.text')}${wrong(ofText)}` },
            { id: 'channels', label: `${t('topics.channels')}${wrong(ofChannels)}` },
          ]}
        >
          {tab === 'form' ? (
            <FieldList fields={topic.fields} findings={ofFields} onChange={(fields) => change({ fields })} />
          ) : tab === 'channels' ? (
            <ChannelList
              channels={topic.channels}
              findings={ofChannels}
              overridden={sheet.overridden}
              openings={sheet.openings}
              onChange={(channels) => change({ channels })}
            />
          ) : (
            <div className={styles.boxes}>
              <Words
                label={t('topics.friendly')}
                hint={t('topics.markdown')}
                rows={8}
                isRequired
                words={topic.friendlyText}
                error={
                  ofText
                    .filter(({ isBlocking, property }) => isBlocking && property !== 'promos')
                    .map((one) => findingWords(texts, one, topic.fields, defaultLocale))[0]
                }
                onChange={(friendlyText) => change({ friendlyText })}
              />
              {mayShape && (
                <OfferList
                  chosen={topic.promos}
                  offers={sheet.offers}
                  findings={at(ofText, { property: 'promos' })}
                  onChange={(promos) => change({ promos })}
                />
              )}
              <Lines
                key={language}
                label={t('topics.phrases')}
                hint={t('topics.phrases.hint')}
                rows={6}
                lang={language}
                dir={directionOf(language)}
                isReadOnly={!mayWrite}
                most={mostPhrases}
                lines={topic.phrases?.[language] ?? []}
                onChange={(lines) => change({ phrases: { ...topic.phrases, [language]: lines } })}
              />
              {mayShape && (
                <Stack gap={1}>
                  {(
                    [
                      'hasForm',
                      'requiresVerification',
                      'useSoftAccountFields',
                      'blockRecommendations',
                      'isWorkflow',
                    ] as const
                  ).map((name) => (
                    <Checkbox
                      key={name}
                      label={t(`topics.is.${name}`)}
                      checked={topic[name]}
                      onChange={({ target }) => change({ [name]: target.checked })}
                    />
                  ))}
                </Stack>
              )}
            </div>
          )}
        </Tabs>
      )}
    </WrittenSheet>
  )
}
