import { useNavigate, useParams } from 'react-router-dom'
import { ListRoom } from '../../shared/frame/ListRoom.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { macroText, variantOf } from '../../shared/macro-text.ts'
import { useOperation } from '../../shared/operations.ts'
import { Raced } from '../../shared/Raced.tsx'
import { useChosen } from '../../shared/use-chosen.ts'
import { gistOf } from './gist.ts'
import { MacroForm } from './MacroForm.tsx'
import { RoomRow } from '../../shared/frame/RoomRow.tsx'
import styles from './Macros.module.css'
import room from '../../shared/Room.module.css'

/** The texts an answer is made of: what there is, and the chosen one. */
export function MacrosPage() {
  const { t, locale } = useTexts()
  const navigate = useNavigate()
  const { id } = useParams()
  const read = useOperation('listMacros')
  const macros = read.data?.items
  // A name in brackets reads where braces stop the eye.
  const names = {
    player: `[${t('macros.word.player')}]`,
    case: `[${t('macros.word.case')}]`,
    game: `[${t('macros.word.game')}]`,
    me: `[${t('macros.word.me')}]`,
  }
  const chosen = useChosen(macros, id)
  return (
    <ListRoom
      rows={macros}
      reads={[read]}
      begin={[{ to: '/macros/new', name: t('macros.new') }]}
      none={t('macros.none')}
      text={t('macros.choose.text')}
      list={
        <ul className={room.rows}>
          {macros?.map((macro) => (
            <li key={macro.id}>
              <RoomRow to={`/macros/${macro.id}`} isChosen={macro === chosen}>
                <strong dir="auto">{macro.name}</strong>
                <span className={styles.gist} dir="auto">
                  {macroText({ texts: { [locale]: gistOf(variantOf(macro, locale)) } }, locale, names)}
                </span>
                <span className={room.small}>
                  <span>{t(macro.shared ? 'macros.shared' : 'macros.own')}</span>
                  <span>{t('macros.languages', { count: Object.keys(macro.texts).length })}</span>
                </span>
              </RoomRow>
            </li>
          ))}
        </ul>
      }
    >
      {(chosen !== undefined || id === 'new') && (
        <Raced key={chosen?.id ?? id} thing={chosen ?? null}>
          {(macro) => (
            <MacroForm
              macro={macro}
              onSaved={(saved) => void navigate(saved === null ? '/macros' : `/macros/${saved}`, { replace: true })}
            />
          )}
        </Raced>
      )}
    </ListRoom>
  )
}
