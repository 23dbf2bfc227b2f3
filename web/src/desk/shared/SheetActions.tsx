import { Button } from '../../ui/Button.tsx'
import { useTexts } from './i18n.ts'
import room from './Room.module.css'

/** The end of a sheet: it is kept, or taken away where it stands already. */
export function SheetActions({ isBusy, onRemove }: { isBusy: boolean; onRemove: (() => void) | null }) {
  const { t } = useTexts()
  return (
    <div className={room.foot}>
      <Button type="submit" isBusy={isBusy}>
        {t('macros.save')}
      </Button>
      {onRemove !== null && (
        <span className={room.last}>
          <Button variant="quiet" className={room.remove!} onClick={onRemove}>
            {t('macros.remove')}
          </Button>
        </span>
      )}
    </div>
  )
}
