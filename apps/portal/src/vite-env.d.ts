/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Version of the portal's package. */
  readonly VITE_APP_VERSION?: string
}
