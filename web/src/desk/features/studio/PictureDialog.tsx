import { useEffect, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { directionOf, useTexts } from '../../shared/i18n.ts'
import styles from './PictureDialog.module.css'

/** A picture stands in no article before somebody has said what it shows. */
export function PictureDialog({
  file,
  lang,
  onClose,
  onGiven,
}: {
  file: File
  /** In which the article is written. */
  lang: string
  onClose: () => void
  onGiven: (words: string) => void
}) {
  const { t } = useTexts()
  const [words, setWords] = useState('')
  const [isTried, setTried] = useState(false)
  const [address, setAddress] = useState<string | null>(null)
  const [isUnseen, setUnseen] = useState(false)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  const isWordless = words.trim() === ''
  const done = (): void => {
    setTried(true)
    if (!isWordless) onGiven(words)
  }
  return (
    <Dialog
      title={t('studio.picture.title')}
      closeLabel={t('close')}
      onClose={onClose}
      size="small"
      actions={
        <>
          <Button onClick={done}>{t('studio.picture.put')}</Button>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          done()
        }}
      >
        {address !== null && !isUnseen && (
          <img className={styles.shown} src={address} alt="" onError={() => setUnseen(true)} />
        )}
        <Field
          label={t('studio.picture.words')}
          hint={t('studio.picture.words.hint')}
          isRequired
          {...(isTried && isWordless ? { error: t('studio.new.missing') } : {})}
        >
          {(control) => (
            <Input
              {...control}
              lang={lang}
              dir={directionOf(lang)}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
