import { FormGroup } from '../../../kit/form/FormField.tsx'
import { Surface } from '../../../kit/ui/Layout.tsx'
import { requiredRule } from '../form/rules.ts'
import { useMessages } from '../i18n/context.ts'
import { RichText } from '../rich-text/RichText.tsx'
import { Checkbox } from '../../../kit/ui/Checkbox.tsx'
import type { DynamicFieldProps } from './field-props.ts'
import styles from './DynamicFields.module.css'

/**
 * A box to tick; as a licence its text stands above, in a box that scrolls (OD-87). A box without words of its own has
 * the field's name, which is then not written twice.
 */
export function CheckboxField({ field, name }: DynamicFieldProps) {
  const messages = useMessages()
  const isLicense = field.renderMethod === 'license'
  const own = isLicense ? messages.t('support.field.license.agree') : field.placeholder
  const rules = field.required ? requiredRule(messages, isLicense ? 'agreement' : 'required') : undefined
  return (
    <FormGroup
      name={name}
      label={field.label}
      hint={field.tooltip ?? undefined}
      isRequired={field.required}
      rules={rules}
      isLabelHidden={own === null}
    >
      {(control) => (
        <>
          {isLicense && field.content !== null && (
            <Surface
              pad={4}
              ground="sunken"
              radius={1}
              className={styles.license}
              tabIndex={0}
              role="region"
              aria-label={field.label}
            >
              <RichText html={field.content} />
            </Surface>
          )}
          <Checkbox {...control} label={own ?? field.label} />
        </>
      )}
    </FormGroup>
  )
}
