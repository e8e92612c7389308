import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { followOtherTabs } from './language.ts';
import { registerServiceWorker } from './offline/register.ts';
import './ui/font.css';
import './ui/tokens.css';
import './ui/base.css';
import './ui/print.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
registerServiceWorker();
followOtherTabs();
