/** Whether the form's button was pressed before the form lived (`early.ts`); told once. */
export const takeEarlyPress = (form: HTMLFormElement | null | undefined): boolean => {
  if (form?.dataset['pressed'] === undefined) return false
  delete form.dataset['pressed']
  return true
}
