import type { FieldValues } from 'react-hook-form'
import { useTexts } from '../../shared/i18n.ts'
import { type DeskFormParts, useDeskForm } from '../../shared/use-desk-form.ts'
import { seenAgain } from './use-penalties.ts'

/** A step of an appeal: what is typed stays while its window does, and a colleague may have been faster. */
export const useStepForm = <Values extends FieldValues, Body extends object, Saved>(
  parts: DeskFormParts<Values, Body, Saved>,
) => {
  const { t } = useTexts()
  return useDeskForm({ again: seenAgain, refused: t('appeal.changed'), ...parts })
}
