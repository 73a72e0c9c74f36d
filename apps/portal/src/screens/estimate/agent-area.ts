/** The estimate within the area of those who send applicants: it frames this page, and sends what is on it to the applicant. */
import { type Scenario, type ScenarioChoice, scenarioQuery } from '@hearthline/domain'

/** No other page of ours frames this one, and none of anyone else's may (server: security-headers.ts). */
export const isInAgentArea = (): boolean => window.parent !== window

export const sendToArea = (scenario: Scenario, choice: ScenarioChoice): void =>
  window.parent.postMessage({ estimate: new URLSearchParams(scenarioQuery(scenario, choice)).toString() }, window.location.origin)
