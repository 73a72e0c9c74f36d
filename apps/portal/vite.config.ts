/** How the portal is built: one client build into dist, then the first register step drawn in advance, then everything compressed. */
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compress } from '../../scripts/vite/compress.ts'
import { limitFirstStep } from '../../scripts/vite/limit-first-step.ts'
import { preloadFont } from '../../scripts/vite/preload-font.ts'
import { refuseChunkCycles } from '../../scripts/vite/refuse-chunk-cycles.ts'
import { firstStepGroup } from './build/first-step-group.ts'
import { prerender } from './build/prerender.ts'
import packageFile from './package.json' with { type: 'json' }

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  // The server sends dist/assets/portal/* under /assets/portal/*, immutable for a year: every name carries its content's hash.
  base: '/',
  define: { 'import.meta.env.VITE_APP_VERSION': JSON.stringify(packageFile.version) },
  plugins: [
    react(),
    tailwindcss(),
    ...(isSsrBuild
      ? []
      : [refuseChunkCycles(), limitFirstStep('/register-v2/property-step.tsx'), preloadFont('/'), prerender(), compress()]),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsDir: 'assets/portal',
    target: 'es2023',
    // Fonts and drawings stay files of their own: they are cached apart and the content policy needs no data: for them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    ...(isSsrBuild
      ? {}
      : { rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: [firstStepGroup] } } } }),
  },
}))
