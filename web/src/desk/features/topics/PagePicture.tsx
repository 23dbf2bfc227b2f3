import { useId, useState } from 'react'
import { Button } from '../../../kit/ui/Button.tsx'
import { Row, Stack } from '../../../kit/ui/Layout.tsx'
import { CategoryIcon } from '../../../kit/ui/category-icon/CategoryIcon.tsx'
import { FieldGroup } from '../../../kit/ui/Field.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { IconPicker } from './IconPicker.tsx'
import { addressOf, inOrderFor, isSign } from './page-pictures.ts'
import type { GamePage } from './queries.ts'
import styles from './PagePicture.module.css'
import topics from './Topics.module.css'

/** A picture of the content, chosen by looking at it; where signs are drawn too, one of those. */
export function PagePicture({
  label,
  name,
  pictures,
  hasSigns = false,
  onChange,
}: {
  label: string
  name: string | null
  pictures: GamePage['pictures']
  hasSigns?: boolean
  onChange: (name: string | null) => void
}) {
  const { t } = useTexts()
  const group = useId()
  const [isChoosing, setChoosing] = useState(false)
  const address = addressOf(name, pictures)
  return (
    <FieldGroup label={label}>
      <div className={topics.boxes}>
        <Row wrap gap={3} className={styles.chosenPicture}>
          {address !== undefined ? (
            <img src={address} alt={t('topics.page.picture.now', { name: name! })} />
          ) : isSign(name) ? (
            <CategoryIcon name={name} size={28} />
          ) : (
            <span className={topics.hint}>{name === null ? t('topics.page.picture.none') : <bdi>{name}</bdi>}</span>
          )}
          <Button size="small" variant="secondary" aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
            {t('topics.page.picture.choose')}
          </Button>
          {name !== null && (
            <Button size="small" variant="quiet" onClick={() => onChange(null)}>
              {t('topics.page.picture.without')}
            </Button>
          )}
        </Row>
        {isChoosing && hasSigns && <IconPicker icon={isSign(name) ? name : ''} onChange={onChange} />}
        {isChoosing && (
          <Stack gap={2} pad={2} line="all" radius={2} className={styles.pictures}>
            {inOrderFor(name, pictures).map(({ path, url }) => (
              <label key={path} title={path}>
                <input
                  type="radio"
                  name={group}
                  aria-label={path}
                  checked={url === address}
                  onChange={() => onChange(path)}
                />
                <img src={url} alt="" loading="lazy" />
              </label>
            ))}
          </Stack>
        )}
      </div>
    </FieldGroup>
  )
}
