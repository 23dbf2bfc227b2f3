import { useState } from 'react'
import { Link } from 'react-router-dom'
import { deskLimits } from '../../../kit/api/limits.ts'
import { Banner } from '../../../kit/ui/Banner.tsx'
import { Loading } from '../../shared/Loading.tsx'
import { useDesk } from '../../shared/desk-context.ts'
import { useTexts } from '../../shared/i18n.ts'
import { useOperation } from '../../shared/operations.ts'
import { useWrite } from '../../shared/use-write.ts'
import { Effects } from './Effects.tsx'
import { findingWords, nameOf } from './findings.ts'
import { type Tree, topicReads } from './queries.ts'
import { InputBox } from '../../../kit/ui/Boxes.tsx'
import { AskDialog } from '../../shared/DeskFrame.tsx'
import styles from './Topics.module.css'

/** What a publication does is said first: every difference, whom it touches, and what is to be mended before. */
export function PublishDialog({ tree, onClose }: { tree: Tree; onClose: () => void }) {
  const texts = useTexts()
  const { t, locale } = texts
  const { call } = useDesk()
  const { game, draft, findings, nodes, defaultLocale, mayPublish, needsReviewer } = tree
  const { data: effects } = useOperation('getTopicEffects', { game }, { since: draft })
  const [note, setNote] = useState('')
  const [at, setAt] = useState('')
  const { isBusy, act } = useWrite(...topicReads)
  const blocking = findings.filter(({ isBlocking }) => isBlocking)
  const gone = findings.filter(({ code, isBlocking }) => code === 'promo-missing' && !isBlocking).length
  const languages = findings.filter(({ code }) => code === 'language-missing').length
  const reason = blocking.length > 0 ? t('studio.wait.mistakes') : needsReviewer ? t('topics.wait.reviewer') : ''
  const publish = (): void =>
    void act(
      async () => {
        await call('publishTopics', {
          game,
          body: { draft, note: note.trim(), at: at === '' ? null : new Date(at).toISOString() },
        })
        onClose()
      },
      t('studio.publish.done'),
      t('topics.changed'),
    )
  return (
    <AskDialog
      title={t('topics.publish.title')}
      size="medium"
      action={t('studio.publish')}
      isBusy={isBusy}
      reason={mayPublish && blocking.length === 0 ? undefined : reason}
      onDo={publish}
      onClose={onClose}
    >
      <div className={styles.parts}>
        {blocking.length > 0 && (
          <Banner tone="danger" isQuiet title={t('studio.mistakes')}>
            <ul className={styles.said}>
              {blocking.map((finding, index) => {
                const node = nodes.find(({ id }) => id === finding.categoryId)
                const isPage = finding.property?.startsWith('page.') === true
                const name = isPage ? t('topics.page') : nameOf(node, locale, defaultLocale)
                return (
                  <li key={index}>
                    {node?.isTopic === true || isPage ? (
                      <Link to={`/studio/topics/${game}/${node?.id ?? 'page'}`} onClick={onClose}>
                        <bdi>{name}</bdi>
                      </Link>
                    ) : (
                      <bdi>{name}</bdi>
                    )}{' '}
                    {findingWords(texts, finding, [], defaultLocale)}
                  </li>
                )
              })}
            </ul>
          </Banner>
        )}
        {effects === undefined ? (
          <Loading lines={4} isBare />
        ) : (
          <Effects effects={effects.items} defaultLocale={defaultLocale} isMore={effects.isMore} />
        )}
        {gone > 0 && <p className={styles.hint}>{t('topics.offers.gone', { count: gone })}</p>}
        {languages > 0 && <p className={styles.hint}>{t('topics.languages.open', { count: languages })}</p>}
        <p className={styles.hint}>{t('topics.publish.drafts')}</p>
        {mayPublish && (
          <>
            <InputBox
              label={t('studio.note')}
              hint={t('studio.note.hint')}
              value={note}
              maxLength={deskLimits.StudioNote.maxLength}
              onChange={setNote}
            />
            <InputBox
              label={t('studio.at')}
              hint={t('studio.at.hint')}
              type="datetime-local"
              value={at}
              onChange={setAt}
            />
          </>
        )}
      </div>
    </AskDialog>
  )
}
