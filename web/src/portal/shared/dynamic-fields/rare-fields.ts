// Fields that few topics ask for, as one file: each name of a file of its own weighs on every first view (T26).
export { AddressField } from './AddressField.tsx'
export { CharacterField } from './CharacterField.tsx'
export { CheckboxField } from './CheckboxField.tsx'
export { DiagnosticField } from './DiagnosticField.tsx'
export { MonthField } from './MonthField.tsx'
export { SecretAnswerField } from './SecretAnswerField.tsx'
export { ServiceField } from './ServiceField.tsx'
export { SmsField } from './SmsField.tsx'
