import { MessagesSquare } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../kit/ui/Button.tsx'
import { Checkbox } from '../../../kit/ui/Checkbox.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Stack, Text } from '../../../kit/ui/Layout.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { useAvailability } from '../availability.ts'
import { applyColours, colours, type Colours, keptLocale } from '../choices.ts'
import { deskPath, useDesk } from '../desk-context.ts'
import { choicesOf, deskLocales, languageName, useTexts } from '../i18n.ts'
import { Summary } from '../Summary.tsx'
import { worksOnCases } from '../roles.ts'
import styles from './Rail.module.css'
import parts from '../Parts.module.css'

const chatsAtOnce = ['1', '2', '3', '4', '5', '6', '8', '10']
/** None chosen is all of them, so that a language that comes later is one too. */
const toggled = (chosen: readonly string[], language: string): string[] => {
  const before = chosen.length === 0 ? deskLocales : chosen
  const next = before.includes(language) ? before.filter((one) => one !== language) : [...before, language]
  return next.length === deskLocales.length ? [] : next
}

/** Who is here, and whether for chats. */
export function Own() {
  const { me } = useDesk()
  return (
    <Stack gap={1} pad="2 3" line="start" className={styles.own}>
      {worksOnCases(me.roles) && <Availability />}
      <Me />
    </Stack>
  )
}

/** Whether players are offered a chat with me. */
function Availability() {
  const { t } = useTexts()
  const { kept, change } = useAvailability()
  const isHere = kept.state === 'available'
  return (
    <Stack
      as="button"
      align="center"
      gap={2}
      padX={2}
      line="all"
      radius={1}
      tone="text"
      textAlign="start"
      type="button"
      role="switch"
      aria-checked={isHere}
      className={styles.switch}
      onClick={() => change({ ...kept, state: isHere ? 'away' : 'available' })}
    >
      <Icon icon={MessagesSquare} size={17} />
      <span>{t('availability')}</span>
      <Text as="small" tone="quiet">
        {t(isHere ? 'availability.available' : 'availability.away')}
      </Text>
    </Stack>
  )
}

function Me() {
  const { t, locale, call, me, say } = useDesk()
  const [scheme, setScheme] = useState(colours.read)
  const { kept, change } = useAvailability()
  const role = me.roles.at(-1) ?? 'agent'
  const signOut = async (everywhere: boolean): Promise<void> => {
    try {
      await call('endDeskSession', { body: { everywhere } })
      location.assign(deskPath())
    } catch {
      say(t('failed'))
    }
  }
  return (
    <details className={styles.me}>
      <summary>
        <span className={parts.initial} aria-hidden="true">
          {me.displayName.slice(0, 1)}
        </span>
        <Stack as="span" weight={600} className={styles.meName}>
          {me.displayName}
          <Text as="small" tone="quiet" weight={400}>
            {t(`role.${role}`)}
          </Text>
        </Stack>
      </summary>
      <Stack gap={3} pad="3 2" className={styles.meSheet}>
        <label>
          {t('me.language')}
          <Select
            value={locale}
            onChange={(event) => {
              keptLocale.write(event.target.value)
              location.reload()
            }}
            choices={deskLocales.map((value) => ({ value, label: languageName(value) }))}
          />
        </label>
        <label>
          {t('me.colours')}
          <Select
            value={scheme}
            onChange={(event) => {
              const chosen = event.target.value as Colours
              setScheme(chosen)
              colours.write(chosen)
              applyColours(chosen)
            }}
            choices={choicesOf(['system', 'light', 'dark'] as const, (value) => t(`colours.${value}`))}
          />
        </label>
        {worksOnCases(me.roles) && (
          <>
            <label>
              {t('availability.chats')}
              <Select
                value={String(kept.chats)}
                onChange={(event) => change({ ...kept, chats: Number(event.target.value) })}
                choices={chatsAtOnce.map((value) => ({ value, label: value }))}
              />
            </label>
            <Stack as="details" gap={1} size={1}>
              <Summary>{t('availability.languages')}</Summary>
              {deskLocales.map((value) => (
                <Checkbox
                  key={value}
                  label={languageName(value)}
                  checked={kept.languages.length === 0 || kept.languages.includes(value)}
                  onChange={() => change({ ...kept, languages: toggled(kept.languages, value) })}
                />
              ))}
            </Stack>
          </>
        )}
        <Button variant="secondary" size="small" isWide onClick={() => void signOut(false)}>
          {t('me.signout')}
        </Button>
        <Button variant="quiet" size="small" isWide onClick={() => void signOut(true)}>
          {t('me.everywhere')}
        </Button>
      </Stack>
    </details>
  )
}
