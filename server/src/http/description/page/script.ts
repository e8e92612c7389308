/** Comforts only: the page is whole without it. */
export const script = `'use strict';
const nav = document.querySelector('nav');
const filter = document.getElementById('filter');
const links = [...nav.querySelectorAll('li a')];

filter.hidden = false;
filter.addEventListener('input', () => {
  const words = filter.value.toLowerCase().split(/\\s+/);
  for (const link of links) {
    const text = (link.textContent + ' ' + link.hash).toLowerCase();
    link.parentElement.hidden = !words.every((word) => text.includes(word));
  }
  for (const group of nav.querySelectorAll('details')) {
    group.hidden = !group.querySelector('li:not([hidden])');
  }
});

const byId = new Map(links.map((link) => [decodeURIComponent(link.hash.slice(1)), link]));
let current = null;
const watch = new IntersectionObserver(
  (entries) => {
    const seen = entries.filter((entry) => entry.isIntersecting).at(-1);
    const link = seen && byId.get(seen.target.id);
    if (!link || link === current) return;
    if (current) current.removeAttribute('aria-current');
    current = link;
    link.setAttribute('aria-current', 'true');
    const box = link.getBoundingClientRect();
    const frame = nav.getBoundingClientRect();
    if (box.top < frame.top + 80 || box.bottom > frame.bottom - 40) {
      nav.scrollTop += box.top - frame.top - frame.height / 3;
    }
  },
  { rootMargin: '-15% 0px -75% 0px' },
);
for (const id of byId.keys()) {
  const section = document.getElementById(id);
  if (section) watch.observe(section);
}

document.querySelector('.menu').addEventListener('toggle', (event) => {
  document.body.classList.toggle('menu-open', event.target.open);
});
nav.addEventListener('click', (event) => {
  if (event.target.closest('li a')) document.querySelector('.menu').open = false;
});

for (const figure of document.querySelectorAll('.sample')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(figure.querySelector('code').textContent);
    button.textContent = 'Copied';
    setTimeout(() => (button.textContent = 'Copy'), 1500);
  });
  figure.querySelector('figcaption').append(button);
}
`;
