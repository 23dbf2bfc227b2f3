// The mock's own page, /mock: what it can play, what is chosen now, and every answer that can be asked for by its name.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { operationsOf, type OpenApi } from '../generate/document.ts'
import { namedExamples } from './mock-answers.ts'
import { groups, scenarios, type Scenario, type ScenarioName, type Scene, type Step } from './mock-scenarios.ts'

const tokensFile = fileURLToPath(new URL('../../web/src/styles/tokens.css', import.meta.url))
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

const catalogue = (document: OpenApi): string => {
  const rooms = Map.groupBy(operationsOf(document), ({ room, path }) =>
    path.startsWith('/services/desk/') ? `desk: ${room}` : room,
  )
  return [...rooms]
    .map(([room, operations]) => {
      const rows = operations.flatMap(({ operation, method, path }) => {
        const examples = namedExamples(document, operation).map(
          ({ status, example }) =>
            `<li><span class="status s${String(status)[0]}">${status}</span> <code>${example}</code></li>`,
        )
        return examples.length === 0
          ? []
          : [
              `<tr><th scope="row"><code>${operation.operationId}</code><span class="path">${method} ` +
                `${escape(path)}</span></th><td><ul role="list" class="examples">${examples.join('')}</ul></td>` +
                '</tr>',
            ]
      })
      return rows.length === 0
        ? ''
        : `
    <details><summary>${escape(room)} <span class="count">${rows.length}</span></summary><div class="wide"
      role="region" aria-label="Examples of ${escape(room)}" tabindex="0"><table>
      <thead><tr><th scope="col">Operation</th><th scope="col">Named examples</th></tr></thead>
      <tbody>${rows.join('')}</tbody></table></div></details>`
    })
    .join('')
}

/** The whole page; it needs no script. */
export const renderMockIndex = async (document: OpenApi, scene: Scene, mountPath: string): Promise<string> => {
  const style = `${await readFile(tokensFile, 'utf8')}\n${await readFile(styleFile, 'utf8')}`
  const groupNames = Object.keys(groups) as (keyof typeof groups)[]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>The mock: scenarios</title><link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<header>
  <div class="inner">
    <p class="eyebrow">Guidepost, played from the contract alone</p>
    <h1>Scenarios of the mock</h1>
    <p class="lead">Choose who asks and what happens. The choice is kept in a cookie while you browse, also for calls made by hand.</p>
    <p class="now">Now:
      <strong>${escape(scene.scenario.title)}</strong>${scene.step ? `, step <strong>${escape(scene.step.title)}</strong>` : ''}
      <a class="button" href="${mountPath}/en-US/help/">To the portal</a></p>
  </div>
</header>
<main class="inner">${groupNames.map((group) => section(group, scene, mountPath)).join('')}
  <section aria-labelledby="cases">
    <h2 id="cases">Cases by their number</h2>
    <p>Whatever scenario is chosen, the number decides which case opens; a case told step by step goes before.</p>
    ${casesById(document, mountPath)}
  </section>
  <section aria-labelledby="by-name">
    <h2 id="by-name">One answer by its name</h2>
    <ul class="ways">
      <li>In a form: write <code>mock:</code> and the name into any text, as in <code>mock:submit-file-size</code>, and send it.</li>
      <li>By hand: the header <code>Prefer: code=422, example=submit-file-size</code>, which is Prism’s own.</li>
      <li>In an address: <code>?mock_scenario=crisis</code>, with <code>&amp;mock_step=answered</code> for a step.</li>
      <li>By what is said: search for <code>nothing</code> and nothing is found; the code
        <code>000000</code> is the wrong one; <code>abusive</code> is abusive.</li>
    </ul>${catalogue(document)}
  </section>
</main>
</body>
</html>
`
}
