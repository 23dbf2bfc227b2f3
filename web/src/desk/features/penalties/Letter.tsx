import { cx } from '../../../kit/lib/class-names.ts'
import { Stack, Text } from '../../../kit/ui/Layout.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { variantOf } from '../../shared/macro-text.ts'
import styles from './Penalties.module.css'

type Texts = Record<string, string>

interface LetterProps {
  texts: Partial<Record<'penalty' | 'reason' | 'ruleBroken' | 'facts' | 'howToComplain', Texts | undefined>>
  /** Its title. */
  game: string
  /** In words; empty while nobody has said it. */
  until: string
  /** Its kind is the title already, and nothing is still to come. */
  isSent?: boolean
}

/** What the player is told, as it stands on their page; of one that is being written also what is still to come. */
export function Letter({ texts, game, until, isSent = false }: LetterProps) {
  const { t, locale } = useTexts()
  const say = (name: keyof LetterProps['texts']): string => {
    const written = Object.entries(texts[name] ?? {}).filter(([, words]) => words.trim() !== '')
    return written.length === 0 ? '' : variantOf({ texts: Object.fromEntries(written) }, locale)
  }
  const lines = [
    [t('filter.game'), game],
    [t('penalty.end'), until],
    [t('penalty.reason'), say('reason')],
    [t('penalty.rule'), say('ruleBroken')],
    [t('penalty.facts'), say('facts')],
  ] as const
  const missing = [
    ...(say('penalty') === '' ? [t('penalty.what')] : []),
    ...lines.flatMap(([name, value]) => (value === '' ? [name] : [])),
  ]
  return (
    <Stack gap={3} pad={4} line="all" radius={2} ground="raised" breaks className={styles.letter}>
      {!isSent && say('penalty') !== '' && (
        <Text as="strong" size={3} dir="auto">
          {say('penalty')}
        </Text>
      )}
      <dl>
        {[...lines, [t('penalty.complain'), say('howToComplain')] as const].map(([name, value]) =>
          value === '' ? null : (
            <div key={name} className={cx(value.length > 40 && styles.long)}>
              <Text as="dt" tone="quiet" size={1}>
                {name}
              </Text>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
        )}
      </dl>
      {!isSent && missing.length > 0 && (
        <p className={styles.over}>
          {t('penalty.reads.missing', { parts: new Intl.ListFormat(locale).format(missing) })}
        </p>
      )}
    </Stack>
  )
}
