// Stands in each page of the portal (begin.ts), so it has no imports and leaves no name behind.

/**
 * A browser cuts what is pasted at `maxlength` without a word, and counts a letter beyond the first plane twice. So the
 * limit holds for single keys alone, by letters: whatever else comes stays whole, and its field says what is too much.
 */
export const keepPastedWhole = (page: Document): void => {
  const lettersOf = (text: string | null): number => [...(text ?? '')].length
  page.addEventListener(
    'beforeinput',
    ({ target: field, inputType, data }) => {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
      if (field.maxLength < 0 || !inputType.startsWith('insert')) return
      const { maxLength, value, selectionStart, selectionEnd } = field
      const isKey = inputType === 'insertLineBreak' || (inputType === 'insertText' && lettersOf(data) <= 1)
      const replaced = value.slice(selectionStart ?? 0, selectionEnd ?? 0)
      if (isKey && lettersOf(value) - lettersOf(replaced) >= maxLength) return
      field.removeAttribute('maxlength')
      const restore = (): void => field.setAttribute('maxlength', `${maxLength}`)
      field.addEventListener('input', restore, { once: true })
      // Something else may keep the text from being put in.
      setTimeout(restore)
    },
    true,
  )
}
