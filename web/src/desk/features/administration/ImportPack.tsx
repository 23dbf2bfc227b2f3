import { type ChangeEvent, useRef, useState } from 'react'
import type { DeskSchema } from '../../../kit/api/desk.ts'
import { problemOfFailure } from '../../../kit/api/problem.ts'
import { Button, buttonClass } from '../../../kit/ui/Button.tsx'
import { Row, Text } from '../../../kit/ui/Layout.tsx'
import { VisuallyHidden } from '../../../kit/ui/VisuallyHidden.tsx'
import { useDesk, freshLoginHref } from '../../shared/desk-context.ts'
import { useWrite } from '../../shared/use-write.ts'
import { packFilesOf } from './pack-files.ts'
import parts from '../../shared/Parts.module.css'
import room from '../../shared/Room.module.css'
import styles from './Administration.module.css'

interface Fault {
  field: string
  words: string
}

/** A folder in place of all content: first what would change, then, on a second press, all of it or nothing (ground G28). */
export function ImportPack() {
  const { t, call, say, number } = useDesk()
  const [files, setFiles] = useState<DeskSchema<'PackFile'>[]>([])
  const [report, setReport] = useState<DeskSchema<'ImportReport'> | null>(null)
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const { isBusy, act } = useWrite()
  /** Which choice of a folder is the last. */
  const turn = useRef(0)

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    setReport(null)
    setFaults([])
    // Until they are read nothing can be pressed: it would send the folder of before.
    setFiles([])
    const mine = (turn.current += 1)
    try {
      const read = await packFilesOf([...(target.files ?? [])])
      if (mine === turn.current) setFiles(read)
    } catch {
      say(t('failed'))
    }
  }
  const send = (dryRun: boolean): Promise<void> =>
    act(
      async () => {
        setFaults([])
        try {
          setReport(await call('importContent', { dryRun, body: { files } }))
        } catch (error) {
          setReport(null)
          const { fieldErrors = [], errorCodes = {} } = problemOfFailure(error).validationErrors ?? {}
          setFaults(
            fieldErrors.map(({ field, code }) => ({
              field,
              words: (errorCodes as Record<string, string>)[code] ?? code,
            })),
          )
          throw error
        }
      },
      dryRun ? undefined : t('administration.content.done'),
      ({ message }) => message ?? t('failed'),
    )
  return (
    <div className={room.sheet}>
      <VisuallyHidden>
        <h3>{t('administration.content')}</h3>
      </VisuallyHidden>
      <p className={parts.quiet}>{t('administration.content.text')}</p>
      <Row as="p" wrap justify="between" gap={3} line="all" radius={2} ground="page" className={styles.first}>
        <span>{t('administration.content.first')}</span>
        <a className={buttonClass({ variant: 'secondary', size: 'small' })} href={freshLoginHref()}>
          {t('administration.content.signin')}
        </a>
      </Row>
      <p>
        <label className={buttonClass({ variant: 'secondary' })}>
          {t('administration.content.choose')}
          <input
            type="file"
            multiple
            className={styles.hidden}
            ref={(input) => input?.setAttribute('webkitdirectory', '')}
            onChange={(event) => void choose(event)}
          />
        </label>{' '}
        <span role="status">{files.length > 0 && t('administration.content.files', { count: files.length })}</span>
      </p>
      {files.length > 0 && (
        <div className={room.actions}>
          <Button variant={report === null ? 'primary' : 'secondary'} isBusy={isBusy} onClick={() => void send(true)}>
            {t('administration.content.try')}
          </Button>
          {report?.isDryRun === true && (
            <Button isBusy={isBusy} onClick={() => void send(false)}>
              {t('administration.content.do')}
            </Button>
          )}
        </div>
      )}
      {faults.length > 0 && (
        <Text as="ul" tone="danger" role="alert" className={styles.faults}>
          {faults.map(({ field, words }) => (
            <li key={field}>
              <bdi>{field}</bdi>: {words}
            </li>
          ))}
        </Text>
      )}
      {report !== null && (
        <section aria-labelledby="import-report">
          <h4 id="import-report">
            {t(report.isDryRun ? 'administration.content.would' : 'administration.content.did')}
          </h4>
          <div className={styles.table} role="region" aria-labelledby="import-report" tabIndex={0}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('administration.content.kind')}</th>
                  <th scope="col">{t('administration.content.added')}</th>
                  <th scope="col">{t('administration.content.changed')}</th>
                  <th scope="col">{t('administration.content.removed')}</th>
                </tr>
              </thead>
              <tbody>
                {report.changes.map(({ kind, added, changed, removed }) => (
                  <tr key={kind}>
                    <th scope="row">
                      <bdi>{kind}</bdi>
                    </th>
                    <td>{number(added)}</td>
                    <td>{number(changed)}</td>
                    <td>{number(removed)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {report.changes.length === 0 && <p>{t('administration.content.same')}</p>}
          {report.warnings.length > 0 && (
            <>
              <h4>{t('administration.content.warnings')}</h4>
              <ul className={styles.warnings}>
                {report.warnings.slice(0, 50).map((warning, index) => (
                  <li key={index} dir="auto">
                    {warning}
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
      )}
    </div>
  )
}
