import { useParams } from 'react-router-dom';
import { ArticlePage } from './ArticlePage.tsx';
import { articles } from './articles.ts';
import { NotFoundPage } from '../../../ui/NotFoundPage.tsx';

/** Shows the article that the path names, or that there is none. */
export function ArticleRoute() {
  const { slug } = useParams();
  const article = articles.find((one) => one.slug === slug);
  return article ? <ArticlePage key={slug} article={article} /> : <NotFoundPage />;
}
