import { Text } from '../../../kit/ui/Layout.tsx'
import { useTexts } from '../i18n.ts'
import room from '../Room.module.css'

/** How many there are, beside the title of a list; where the title has no room, in words. */
export function Count({ count, hasMore = false }: { count: number; hasMore?: boolean }) {
  const { t, number } = useTexts()
  return (
    <Text tone="quiet" size={1} tabular className={room.count}>
      <span aria-hidden="true">
        {number(count)}
        {hasMore && '+'}
      </span>
      <span>{t(hasMore ? 'list.count.more' : 'list.count', { count })}</span>
    </Text>
  )
}
