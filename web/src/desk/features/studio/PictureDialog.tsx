import { useEffect, useState } from 'react'
import { TextField } from '../../../kit/form/fields.tsx'
import { FormDialog } from '../../shared/DeskFrame.tsx'
import { directionOf, useTexts } from '../../shared/i18n.ts'
import { useDeskForm } from '../../shared/use-desk-form.ts'
import { Stack } from '../../../kit/ui/Layout.tsx'
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
  const form = useDeskForm({
    initial: { words: '' },
    toBody: (typed) => typed,
    onSave: async ({ words }) => onGiven(words),
  })
  const [address, setAddress] = useState<string | null>(null)
  const [isUnseen, setUnseen] = useState(false)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <FormDialog form={form} title={t('studio.picture.title')} submit={t('studio.picture.put')} onClose={onClose}>
      <Stack gap={4}>
        {address !== null && !isUnseen && (
          <img className={styles.shown} src={address} alt="" onError={() => setUnseen(true)} />
        )}
        <TextField
          name="words"
          label={t('studio.picture.words')}
          hint={t('studio.picture.words.hint')}
          missing={t('studio.new.missing')}
          lang={lang}
          dir={directionOf(lang)}
        />
      </Stack>
    </FormDialog>
  )
}
