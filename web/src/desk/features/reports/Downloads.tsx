import { Download } from 'lucide-react'
import { Button } from '../../../kit/ui/Button.tsx'
import { Icon } from '../../../kit/ui/Icon.tsx'
import { Row } from '../../../kit/ui/Layout.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { type Cell, csvOf } from '#rules/csv.ts'
import { saveFile } from '../../shared/save-file.ts'

/** What is shown as a file: rows for a spreadsheet, or the answer of the API as it came. */
export function Downloads({
  name,
  rows,
  document: answer,
}: {
  name: string
  rows: () => readonly (readonly Cell[])[]
  document: object
}) {
  const { t } = useTexts()
  return (
    <Row as="p" wrap gap={2} align="stretch">
      <Button variant="secondary" onClick={() => saveFile(`${name}.csv`, 'text/csv', csvOf(rows()))}>
        <Icon icon={Download} size={15} /> {t('reports.save', { format: 'CSV' })}
      </Button>
      <Button
        variant="secondary"
        onClick={() => saveFile(`${name}.json`, 'application/json', JSON.stringify(answer, null, 2))}
      >
        <Icon icon={Download} size={15} /> {t('reports.save', { format: 'JSON' })}
      </Button>
    </Row>
  )
}
