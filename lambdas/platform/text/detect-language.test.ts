import { describe, expect, it } from 'vitest';
import { detectLanguage } from './detect-language';

describe('the language of what people typed', () => {
  it.each([
    ['en', 'Hi Elena, your interview is confirmed for Thursday at ten.'],
    ['es', 'Necesitamos a alguien para el turno de noche en urgencias.'],
    ['fr', "Je suis infirmière en soins intensifs et j'ai dix ans d'expérience."],
  ] as const)('is %s for a sentence', async (language, text) => {
    expect(await detectLanguage(text, language === 'en' ? 'es' : 'en')).toBe(language);
  });

  it.each(['', 'ok', 'Merci!', 'ICU, 3x12', 'Can you start Monday?'])(
    'is the language of the page where %j was typed',
    async (text) => {
      expect(await detectLanguage(text, 'fr')).toBe('fr');
    },
  );
});
