// The mock's own page, /mock: what it can play, what is chosen now, and every answer that can be asked for by its name.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { operationsOf, type OpenApi } from '../generate/document.ts'
import { namedExamples } from './mock-answers.ts'
import type { Choice } from './mock-choice.ts'
import { delays, failures, type Failure, type Trouble } from './mock-trouble.ts'
import { groups, scenarios, type Scenario, type ScenarioName, type Scene, type Step } from './mock-scenarios.ts'

const tokensFile = fileURLToPath(new URL('../../web/src/kit/styles/tokens.css', import.meta.url))
const styleFile = fileURLToPath(new URL('mock-index.css', import.meta.url))

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const address = (name: ScenarioName, step?: Step): string =>
  `mock_scenario=${name}${step ? `&amp;mock_step=${step.name}` : ''}`

const stepItem = (name: ScenarioName, step: Step, isCurrent: boolean): string => `
      <li${isCurrent ? ' aria-current="step"' : ''}>
        <a href="/mock?${address(name, step)}">${escape(step.title)}</a>${isCurrent ? ' <span class="badge">You are here</span>' : ''}
        <p>${escape(step.says)}</p>
      </li>`

const card = (name: ScenarioName, scenario: Scenario, scene: Scene, mountPath: string): string => {
  const isCurrent = scene.name === name
  const steps = (scenario.steps ?? [])
    .map((step) => stepItem(name, step, isCurrent && scene.step?.name === step.name))
    .join('')
  return `
    <li class="card"${isCurrent ? ' aria-current="true"' : ''}>
      <h3>${escape(scenario.title)}${isCurrent ? ' <span class="badge">Chosen</span>' : ''}</h3>
      <code>${name}</code>
      <p>${escape(scenario.says)}</p>${
        steps === ''
          ? ''
          : `
      <ol class="steps">${steps}</ol>`
      }
      <p class="actions">
        <a class="button"
          href="${mountPath}/en-US/help${scenario.opens}?${address(name, isCurrent ? scene.step : undefined)}"
        >Open<span class="quiet-name"> ${escape(scenario.title)}</span></a>
        ${
          isCurrent
            ? ''
            : `<a href="/mock?${address(name)}">Choose, stay here<span class="quiet-name">: ` +
              `${escape(scenario.title)}</span></a>`
        }
      </p>
    </li>`
}

const section = (group: keyof typeof groups, scene: Scene, mountPath: string): string => {
  const all = Object.entries(scenarios as Record<ScenarioName, Scenario>) as [ScenarioName, Scenario][]
  return `
  <section aria-labelledby="${group}">
    <h2 id="${group}">${groups[group]}</h2>
    <ul class="cards ${group}" role="list">${all
      .filter(([, one]) => one.group === group)
      .map(([name, one]) => card(name, one, scene, mountPath))
      .join('')}
    </ul>
  </section>`
}

/** Cases that open by their number, each in another state: the first example of an id answers it. */
const casesById = (document: OpenApi, mountPath: string): string => {
  const getCase = operationsOf(document).find(({ operation }) => operation.operationId === 'getCase')
  if (!getCase) return ''
  const seen = new Set<string>()
  const rows = namedExamples(document, getCase.operation)
    .filter(({ status }) => status === 200)
    .flatMap(({ example, value }) => {
      const { id, subject, status } = value as { id: string; subject: string; status: string }
      if (seen.has(id) || example.endsWith('token-view')) return []
      seen.add(id)
      return [
        `<tr><td><a href="${mountPath}/en-US/help/case/detail/${id}">${id}</a></td><td>${escape(subject)}` +
          `</td><td>${status}</td><td><code>${example}</code></td></tr>`,
      ]
    })
  const token =
    `<tr><td><a href="${mountPath}/en-US/help/case/detail/${'a'.repeat(43)}">any token link</a></td>` +
    '<td>The same for whoever holds the link</td><td>ANSWERED</td><td><code>case-token-view</code>' +
    '</td></tr>'
  return `<div class="wide" role="region" aria-label="Table of the cases" tabindex="0"><table>
      <thead><tr><th scope="col">Case</th><th scope="col">Subject</th><th scope="col">Status</th><th scope="col">Example</th></tr></thead>
      <tbody>${rows.join('')}${token}</tbody></table></div>`
}

/** One switch of the line: what is chosen is marked, anything else is a link that chooses it. */
const switchItem = (query: string, title: string, isCurrent: boolean): string =>
  `<li${isCurrent ? ' aria-current="true"' : ''}><a href="/mock?${query}#line">${escape(title)}</a></li>`

const switches = (id: string, title: string, items: readonly string[]): string =>
  `<div><h3 id="${id}">${title}</h3><ul role="list" class="switch" aria-labelledby="${id}">${items.join('')}</ul></div>`

const line = ({ fail, delay }: Trouble): string => {
  const kinds: readonly Failure[] = ['offline', '500', '429', 'slow']
  const says = fail === undefined ? 'Every call is answered.' : failures[fail].says
  const waits = fail === 'slow' || delay === 0 ? '' : ` It waits ${delay} ms first.`
  return `<p>Whatever is asked, of any page and in any scenario. <strong>${says}${waits}</strong></p>
    <div class="switches">${switches('line-fails', 'Fails', [
      switchItem('mock_fail=', 'Never', fail === undefined),
      ...kinds.map((kind) => switchItem(`mock_fail=${kind}`, failures[kind].title, fail === kind)),
    ])}${switches(
      'line-waits',
      'Waits',
      [0, ...delays].map((one) =>
        switchItem(`mock_delay=${one}`, one === 0 ? 'Not at all' : `${one} ms`, delay === one && fail !== 'slow'),
      ),
    )}</div>`
}

/** What was picked by hand, each with its way back. */
const picks = (picked: Scene['picked'] = {}): string => {
  const chosen = Object.entries(picked)
  if (chosen.length === 0) return ''
  const items = chosen.map(
    ([operation, example]) =>
      `<li><code>${operation}</code> answers <code>${example}</code> <a href="/mock?mock_answer=${operation}:#by-name"` +
      `>Let go<span class="quiet-name"> of ${operation}</span></a></li>`,
  )
  const all = '<a href="/mock?mock_answer=#by-name">Let go of all</a>'
  return `<div class="picked"><h3>Picked</h3><ul role="list">${items.join('')}</ul>${all}</div>`
}

const catalogue = (document: OpenApi, picked: Scene['picked'] = {}): string => {
  const rooms = Map.groupBy(operationsOf(document), ({ room, path }) =>
    path.startsWith('/services/desk/') ? `desk: ${room}` : room,
  )
  return [...rooms]
    .map(([room, operations]) => {
      const isOpen = operations.some(({ operation }) => operation.operationId in picked)
      const rows = operations.flatMap(({ operation, method, path }) => {
        const id = operation.operationId
        const examples = namedExamples(document, operation).map(({ status, example }) => {
          const isPicked = picked[id] === example
          return (
            `<li${isPicked ? ' aria-current="true"' : ''}><span class="status s${String(status)[0]}">${status}</span> ` +
            `<a href="/mock?mock_answer=${id}:${isPicked ? '' : example}#by-name"><code>${example}</code></a></li>`
          )
        })
        return examples.length === 0
          ? []
          : [
              `<tr><th scope="row"><code>${id}</code><span class="path">${method} ` +
                `${escape(path)}</span></th><td><ul role="list" class="examples">${examples.join('')}</ul></td>` +
                '</tr>',
            ]
      })
      return rows.length === 0
        ? ''
        : `
    <details${isOpen ? ' open' : ''}><summary>${escape(room)} <span class="count">${rows.length}</span></summary><div class="wide"
      role="region" aria-label="Examples of ${escape(room)}" tabindex="0"><table>
      <thead><tr><th scope="col">Operation</th><th scope="col">Named examples: choose one, choose it again to let it go</th></tr></thead>
      <tbody>${rows.join('')}</tbody></table></div></details>`
    })
    .join('')
}

const styled = async (title: string, body: string): Promise<string> => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="icon" href="data:,">
<style>${await readFile(tokensFile, 'utf8')}
${await readFile(styleFile, 'utf8')}</style>
</head>
<body>
${body}
</body>
</html>
`

/** Where signing in leads once a session has ended: a page to look at, and the two ways on. */
export const renderSignIn = (target: string): Promise<string> =>
  styled(
    'The mock: sign in',
    `<main class="inner sign-in"><p class="eyebrow">The mock’s own sign-in, in place of the identity provider</p>
<h1>Your session has ended</h1><p>Ada was signed in, and the session is over. Signing in leads back to where it ended.</p>
<p class="actions"><a class="button" href="${escape(target)}">Sign in as Ada</a> <a href="/mock">Choose another scenario</a></p></main>`,
  )

/** The whole page; it needs no script. */
export const renderMockIndex = async (
  document: OpenApi,
  { scene, trouble }: Choice,
  mountPath: string,
): Promise<string> => {
  const groupNames = Object.keys(groups) as (keyof typeof groups)[]
  const troubled = [
    ...(trouble.fail === undefined ? [] : [failures[trouble.fail].title]),
    ...(trouble.delay === 0 || trouble.fail === 'slow' ? [] : [`${trouble.delay} ms`]),
  ]
  return styled(
    'The mock: scenarios',
    `<header>
  <div class="inner">
    <p class="eyebrow">Guidepost, played from the contract alone</p>
    <h1>Scenarios of the mock</h1>
    <p class="lead">Choose who asks and what happens. The choice is kept in a cookie while you browse, also for calls made by hand.</p>
    <p class="now">Now:
      <strong>${escape(scene.scenario.title)}</strong>${scene.step ? `, step <strong>${escape(scene.step.title)}</strong>` : ''}
      ${troubled.length === 0 ? '' : `<a class="on-line" href="#line">Line: ${troubled.join(', ')}</a>`}
      <a class="button" href="${mountPath}/en-US/help/">To the portal</a></p>
  </div>
</header>
<main class="inner">
  <section aria-labelledby="line">
    <h2 id="line">The line</h2>
    ${line(trouble)}
  </section>${groupNames.map((group) => section(group, scene, mountPath)).join('')}
  <section aria-labelledby="cases">
    <h2 id="cases">Cases by their number</h2>
    <p>Whatever scenario is chosen, the number decides which case opens; a case told step by step goes before.</p>
    ${casesById(document, mountPath)}
  </section>
  <section aria-labelledby="by-name">
    <h2 id="by-name">One answer by its name</h2>
    ${picks(scene.picked)}
    <ul class="ways">
      <li>By a click below: the operation gives that answer until it is let go, in any scenario.
        <code>?mock_answer=getCase:case-locked</code> does it in any address.</li>
      <li>In a form: write <code>mock:</code> and the name into any text, as in <code>mock:submit-file-size</code>, and send it.</li>
      <li>By hand: Prism’s own header <code>Prefer: code=422, example=submit-file-size</code></li>
      <li>In an address: <code>?mock_scenario=crisis</code>, with <code>&amp;mock_step=answered</code> for a step;
        <code>?mock_fail=offline</code> and <code>?mock_delay=800</code> for the line.</li>
      <li>By what is said: search for <code>nothing</code> and nothing is found; the code
        <code>000000</code> is the wrong one; <code>abusive</code> is abusive.</li>
    </ul>${catalogue(document, scene.picked)}
  </section>
</main>`,
  )
}
