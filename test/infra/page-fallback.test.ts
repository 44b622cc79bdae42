import { pageRoutes } from '@shared/find/api/pages.routes';
import { paths, pathTo } from '@shared/paths';
import { robotsPath, sitemapPartPath, sitemapPath } from '@shared/platform/search-engines';
import { describe, expect, it } from 'vitest';
import { runPageFallback } from '../../infra/page-fallback';

describe('page fallback', () => {
  const fileFor = runPageFallback();

  it('routes pages of professionals to the function, in every language', () => {
    const userId = '0b6f2f0e-2f7d-4a53-9d0f-3c3a5f1b7a10';
    const page = `/api/pages/professionals/${userId}`;
    for (const path of [paths.doctor, paths.doctorProfile, paths.professionalProfile]) {
      expect(fileFor(pathTo(path, { userId }))).toBe(page);
      expect(fileFor(`/es${pathTo(path, { userId })}`)).toBe(page);
    }
    expect(fileFor(`/doctors/profile/${userId}/a`)).toBe(`${page}-a`);
    expect(fileFor('/doctors/')).toBe('/api/pages/professionals/-');
    expect(fileFor(paths.doctors)).toBe('/doctors.html');
    expect(fileFor(paths.hiredProfessionals)).toBe('/app.html');
  });

  it('routes files for search engines to the function', () => {
    expect(fileFor(robotsPath)).toBe(pageRoutes.showRobots.path);
    expect(fileFor(sitemapPath)).toBe(pageRoutes.showSitemap.path);
    expect(fileFor(sitemapPartPath('jobs-from-job_1'))).toBe('/api/pages/sitemaps/jobs-from-job_1');
  });

  it('serves the app for a shared week, whose token has dots', () => {
    const token = `wkl_${'0'.repeat(26)}.1.${'A'.repeat(43)}`;
    expect(fileFor(pathTo(paths.sharedWeek, { token }))).toBe('/app.html');
  });
});
