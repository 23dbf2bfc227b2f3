import { FileField } from '../files/FileField.tsx'
import { maxFiles, pictureExtensions } from '#rules/files.ts'
import type { DynamicFieldProps } from './field-props.ts'

/** One file; render method image takes pictures alone (ground G41). The draft keeps no files. */
export function UploadField({ field, name }: DynamicFieldProps) {
  return (
    <FileField
      name={name}
      label={field.label}
      hint={field.tooltip ?? undefined}
      isRequired={field.required}
      maxCount={maxFiles.field}
      extensions={field.renderMethod === 'image' ? pictureExtensions : null}
    />
  )
}
