import { useEffect, useState } from 'react';
import type { estimateStrength, isCommonPassword } from './password-strength.ts';

interface PasswordStrength {
  estimateStrength: typeof estimateStrength;
  isCommonPassword: typeof isCommonPassword;
}

/** Loads the password strength estimator. Null until it is loaded, or if that fails: forms work without it. */
export const usePasswordStrength = (): PasswordStrength | null => {
  const [loaded, setLoaded] = useState<PasswordStrength | null>(null);
  useEffect(() => {
    let isMounted = true;
    const load = async (): Promise<void> => {
      const strength = await import('./password-strength.ts').catch(() => null);
      if (isMounted) setLoaded(strength);
    };
    void load();
    return () => {
      isMounted = false;
    };
  }, []);
  return loaded;
};
