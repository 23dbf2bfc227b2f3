import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { cx } from '../../../kit/lib/class-names.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { DeskFrame } from '../../shared/DeskFrame.tsx'
import type { DeskForm } from '../../shared/use-desk-form.ts'
import room from '../../shared/Room.module.css'
import styles from './Penalties.module.css'

/** Its fields, and the one button below them. */
export function StepForm<Values extends FieldValues>({
  form,
  submit,
  icon,
  className,
  children,
}: {
  form: DeskForm<Values>
  submit: string
  icon?: ReactNode
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <DeskFrame form={form} className={cx(className, styles.step)}>
      {children}
      <div className={room.actions}>
        <Button type="submit" icon={icon} isBusy={form.isBusy}>
          {submit}
        </Button>
      </div>
    </DeskFrame>
  )
}
