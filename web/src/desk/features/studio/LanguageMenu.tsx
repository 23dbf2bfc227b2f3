import { Check } from 'lucide-react'
import { Link } from 'react-router-dom'
import { cx } from '../../../kit/lib/class-names.ts'
import { buttonClass } from '../../../kit/ui/Button.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row, Text } from '../../../kit/ui/Layout.tsx'
import { Menu } from '../../../kit/ui/Menu.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { shortNames } from '../../shared/language-names.ts'
import type { Document, gapsOf } from './queries.ts'
import { useGapWords } from './use-gap-words.ts'
import styles from './LanguageMenu.module.css'

/** The same article in every language, behind the one that is open; what is left to do is counted beside it. */
export function LanguageMenu({ document: { id, locale: own, translations } }: { document: Document }) {
  const { t, locale } = useTexts()
  const [, number] = id.split('~')
  const names = shortNames(
    translations.map((one) => one.locale),
    locale,
  )
  const state = translations.find((one) => one.locale === own)?.state
  const count = (gap: (typeof gapsOf)[number]): number => translations.filter((one) => one.state === gap).length
  const open = useGapWords()({ missing: count('missing'), outdated: count('outdated'), machine: count('machine') })
  return (
    <Row wrap gap="2 3" className={styles.languages}>
      <Menu
        label={t('studio.languages')}
        chosen={
          <span>
            {names.get(own) ?? own}
            {state !== undefined && (
              <Text
                as="small"
                tone="quiet"
                weight={400}
                className={cx((state === 'current' || state === 'original') && styles.fine)}
              >
                {' '}
                · {t(`studio.translation.${state}`)}
              </Text>
            )}
          </span>
        }
      >
        {translations.map((one) => (
          <Link
            key={one.locale}
            to={`/studio/${one.locale}~${number}`}
            // Whoever goes to another language goes on reading at its title.
            state={{ isAnotherLanguage: true }}
            className={cx(buttonClass({ variant: 'quiet', size: 'small' }), styles.language)}
            aria-current={one.locale === own ? 'page' : undefined}
            data-state={one.state}
          >
            <span>{names.get(one.locale)}</span>
            <small>
              {one.state === 'current' && <Icon icon={Check} size={15} />}
              {t(`studio.translation.${one.state}`)}
            </small>
          </Link>
        ))}
      </Menu>
      {open !== '' && (
        <Text as="span" size={1} weight={600} className={styles.open}>
          {open}
        </Text>
      )}
    </Row>
  )
}
