import { useMessages } from '../../shared/i18n/context.ts'
import { type HeldContext, heldContext } from '../../shared/ingame/held-context.ts'
import { useProduct } from '../../shared/discovery/queries.ts'
import { Checkbox } from '../../../kit/ui/Checkbox.tsx'
import { Stack, Surface, Text } from '../../../kit/ui/Layout.tsx'
import styles from './FromGame.module.css'

/** As the game names it and as it knows it: both go along. */
const thing = (of: { id: string; name: string } | null): string | null => of && `${of.name} (${of.id})`

const languageName = (locale: string, shownIn: string): string =>
  new Intl.DisplayNames([shownIn], { type: 'language' }).of(locale) ?? locale

/** What goes along with the form because the player's game has said so: seen before it is sent, and left out at will. */
export function FromGame({ held }: { held: HeldContext }) {
  const { t, locale: shownIn } = useMessages()
  const { account, game, character, realm, build, platform, locale, log } = held.context
  const gameName = useProduct(game ?? undefined).data?.name ?? game
  const facts = [
    [t('support.contact.game.account'), account],
    [t('support.contact.game.game'), gameName],
    [t('support.contact.game.character'), thing(character)],
    [t('support.contact.game.realm'), thing(realm)],
    [t('support.contact.game.build'), build],
    [t('support.contact.game.platform'), platform],
    [t('support.contact.game.language'), locale && languageName(locale, shownIn)],
  ] as const
  return (
    <Surface as="details" radius={1} pad="3 4" className={styles.holder}>
      <summary>{t(held.isLeftOut ? 'support.contact.game.left' : 'support.contact.game.title')}</summary>
      <Stack as="dl" gap={2} className={styles.facts}>
        {facts.map(([label, value]) =>
          value ? (
            <div key={label}>
              <Text as="dt" tone="quiet" size={1}>
                {label}
              </Text>
              <dd dir="auto">{value}</dd>
            </div>
          ) : null,
        )}
        {log !== null && (
          <div>
            <Text as="dt" tone="quiet" size={1}>
              {t('support.contact.game.log')}
            </Text>
            <dd>
              {/* Scrolled by keys too. */}
              <div
                className={styles.log}
                tabIndex={0}
                role="region"
                aria-label={t('support.contact.game.log')}
                dir="ltr"
              >
                {log}
              </div>
            </dd>
          </div>
        )}
      </Stack>
      <Checkbox
        label={t('support.contact.game.leave')}
        checked={held.isLeftOut}
        onChange={(event) => heldContext.hold({ ...held, isLeftOut: event.currentTarget.checked })}
      />
    </Surface>
  )
}
