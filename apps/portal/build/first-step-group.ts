/** One file for what the first register step needs before it can be used, instead of forty small ones: fewer round trips on a phone. */

/** main.tsx is left out: an entry that holds nothing but imports is taken apart by the page's own plugin. */
const PARTS = [
  /\/node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\//,
  /\/packages\/ui\/src\/(alert|button|card-select|class-names|error-summary|field|icon|link-button|live-region|page-heading|select|skeleton|step-progress|submit-row|text-field|visually-hidden)\//,
  /\/apps\/portal\/src\/(app|guarded|find-screen|outer-screens|screen-route|query-client)\.tsx?$/,
  /\/apps\/portal\/src\/(api|session)\//,
  /\/apps\/portal\/src\/shell\/(shell|top-bar|brand-logo|route-watcher|offline-notice|away-notice|loader-host|overlay-host|overlay-state|quiet-boundary|rail-pages)\./,
  /\/apps\/portal\/src\/frame\/(access|apply-field-errors|application-path|document-title|error-boundary|form-problem|loader-state|match-screen|module-reload|redirects|route-change|screen|screen-loading|screen-skeleton|snag-page|use-form)\./,
  /\/apps\/portal\/src\/frame\/address\/(address-fields|address-search|find-address)\./,
  /\/apps\/portal\/src\/registration\/(newer-address|prefilled-note|property-form|question-frame|submission-state|use-place|use-prepopulation|use-property-submit|use-wizard|use-wizard-signed-in|wizard-dress|wizard-provider|questions\/property-question)\./,
  /\/apps\/portal\/src\/screens\/register-v2\/(newer-wizard|property-step)\./,
  // Small, and each would be a request of its own before the first paint.
  /\/packages\/domain\/src\/(fields\/(us-states|uuid)|registration\/(register-steps|loader-messages|prepopulation-cookie|register-data)|values\/join-errors)\.ts$/,
  /\/packages\/contract\/src\/request-url\.ts$/,
  /vite\/preload-helper/,
]

/** The rest of what the domain and the schema library give to it finds its own place: their barrels reach far beyond the first step. */
export const firstStepGroup = { name: 'first-step', test: (id: string): boolean => PARTS.some((part) => part.test(id)) }
