/** One file for what the first register step needs before it can be used, instead of forty small ones: fewer round trips on a phone. */

/** main.tsx is left out: an entry that holds nothing but imports is taken apart by the page's own plugin. */
const PARTS = [
  // Several questions to the server asked as one are later screens' business.
  /\/node_modules\/(react|react-dom|scheduler|react-router|@tanstack(?!.*\/(useQueries|queriesObserver)\.js))\//,
  /\/packages\/ui\/src\/(alert|button|card-select|class-names|error-summary|field|icon|link-button|live-region|page-heading|select|skeleton|step-progress|submit-row|text-field|visually-hidden)\//,
  /\/apps\/portal\/src\/(app|guarded|find-screen|first-screens|query-client)\.tsx?$/,
  // Files are sent and fetched by later screens, and a phone has a page of its own.
  /\/apps\/portal\/src\/(api\/(?!send-file|request-file|phone-session)|session\/|visitor\/)/,
  /\/packages\/client\/src\/(?!send-file|resume-file|request-file)/,
  /\/apps\/portal\/src\/shell\/(shell|route-watcher|silent-error-boundary|top-bar\/(top-bar|brand-logo)|connection\/(offline-notice|unavailable-notice)|overlay\/(overlay-host|overlay-state)|rail\/rail-pages)\./,
  /\/apps\/portal\/src\/routing\/(access|application-path|match-screen|redirects|route-change|route-table|screen-route)\./,
  /\/apps\/portal\/src\/page\/(document-title|error-boundary|error-page|module-reload|screen|screen-loading|screen-skeleton|loader\/loader-host|loader\/loader-state)\./,
  /\/apps\/portal\/src\/forms\/(apply-field-errors|form-problem|use-form|address\/(address-fields|address-search|find-address|switch-way))\./,
  /\/apps\/portal\/src\/registration\/(newer-address|prefilled-note|property-form|question-frame|submission-state|use-place|use-prepopulation|use-property-submit|use-wizard|use-wizard-signed-in|wizard-layout|wizard-provider|questions\/property-question)\./,
  /\/apps\/portal\/src\/screens\/register-v2\/(newer-wizard|property-step)\./,
  // Small, and each would be a request of its own before the first paint.
  /\/packages\/domain\/src\/(facts\/us-states|fields\/uuid|registration\/(register-steps|loader-messages|prepopulation-cookie|register-data)|values\/join-errors)\.ts$/,
  /\/packages\/contract\/src\/request-url\.ts$/,
  /vite\/preload-helper/,
]

/** The rest of what the domain and the schema library give to it finds its own place: their barrels reach far beyond the first step. */
export const firstStepGroup = { name: 'first-step', test: (id: string): boolean => PARTS.some((part) => part.test(id)) }
